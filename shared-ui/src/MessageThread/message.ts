export interface MessageFile {
  id: string;
  name: string;
  url: string;
  isPicture: boolean;
}

/** What somebody wrote to somebody. */
export interface ThreadMessage {
  id: string;
  /** Who wrote it. */
  author: string;
  /** Their picture. */
  picture?: string;
  /** Written by the person who reads. */
  own?: boolean;
  text: string;
  files?: readonly MessageFile[];
  /** 'YYYY-MM-DD', in the reader's zone. */
  date: string;
  /** 'HH:mm' */
  time: string;
  /** Left out once it has arrived. */
  state?: 'sending' | 'failed';
}
