/** What somebody wrote to somebody. */
export interface ThreadMessage {
  id: string;
  /** Who wrote it. */
  author: string;
  /** Written by the person who reads. */
  own?: boolean;
  text: string;
  /** 'YYYY-MM-DD', in the reader's zone. */
  date: string;
  /** 'HH:mm' */
  time: string;
  /** Left out once it has arrived. */
  state?: 'sending' | 'failed';
}
