import { html, type Html } from '../pages/html';
import { instant } from '../pages/layout';
import { type Mail, type Mailbox } from './inbox';

interface ListState {
  search: string | null;
  count: number;
  offset: number;
  pageSize: number;
}

export const missingPage = html`<section class="card narrow">
  <h1>No such mail</h1>
  <p>It may belong to an earlier database. <a href="/local/outbox">Back to the outbox</a></p>
</section>`;

export function listPage(mails: Mail[], { search, count, offset, pageSize }: ListState): Html {
  const more = (start: number) =>
    `?${new URLSearchParams({ search: search ?? '', offset: String(start) }).toString()}`;
  return html`<div class="head">
      <h1>Outbox</h1>
      <p class="quiet">
        ${count === 1 ? 'One mail' : `${count} mails`}${search && html` for “${search}”`}. Nothing leaves this
        machine.
      </p>
    </div>
    <form class="search" role="search" action="/local/outbox">
      <label
        >Recipient or subject <input type="search" name="search" value="${search ?? ''}" autocomplete="off"
      /></label>
      <button class="primary">Search</button>
    </form>
    ${
      mails.length === 0
        ? nothing(search)
        : html`<ol class="list">
            ${mails.map(mailRow)}
          </ol>`
    }
    <nav class="pager" aria-label="Pages">
      <span>${offset > 0 && html`<a href="${more(Math.max(0, offset - pageSize))}">Newer mail</a>`}</span>
      <span>${offset + pageSize < count && html`<a href="${more(offset + pageSize)}">Older mail</a>`}</span>
    </nav>`;
}

const nothing = (search: string | null) =>
  html`<section class="card">
    <h2>${search ? 'No mail fits' : 'No mail yet'}</h2>
    <p>
      ${search ? html`<a href="/local/outbox">Show all mail</a>` : 'Submit an order, or invite a colleague, and the mail appears here.'}
    </p>
  </section>`;

function mailRow(mail: Mail): Html {
  return html`<li>
    <a class="card mail" href="/local/outbox/${mail.id}">
      <span class="initial" aria-hidden="true">${(mail.recipients[0] ?? '?').charAt(0).toUpperCase()}</span>
      <div class="line">
        <span class="quiet">To ${mail.recipients.join(', ')}</span>
        <span class="quiet">${instant(mail.received_at)}</span>
      </div>
      <h2>${mail.subject || 'No subject'} ${copies(mail)}</h2>
      <p class="quiet snippet">${preview(mail)}</p>
    </a>
  </li>`;
}

const copies = (mail: Mail) =>
  mail.copies > 1 && html`<span class="tag" data-status="twice">sent ${mail.copies} times</span>`;

const preview = (mail: Mail) =>
  (mail.text ?? 'A mail with pictures and layout only').replace(/\s+/g, ' ').slice(0, 200);

export function mailPage(mail: Mail): Html {
  const blind = mail.recipients.filter(
    (address) => ![...mail.to, ...mail.cc].some((box) => box.address.toLowerCase() === address),
  );
  return html`<article class="stack">
    <p><a href="/local/outbox">Back to the outbox</a></p>
    <div class="head">
      <h1>${mail.subject || 'No subject'}</h1>
      <p>${copies(mail)}</p>
      <dl class="pairs">
        ${pair('From', mail.from ? boxes([mail.from]) : mail.sender)} ${pair('To', boxes(mail.to))}
        ${mail.cc.length > 0 && pair('Cc', boxes(mail.cc))}
        ${blind.length > 0 && pair('Bcc', blind.join(', '))}
        ${mail.reply_to.length > 0 && pair('Reply to', boxes(mail.reply_to))}
        ${pair('Sent', instant(mail.received_at))}
      </dl>
    </div>
    ${
      mail.html
        ? html`<div class="card letter">
            <iframe
              title="${`The mail “${mail.subject}”`}"
              src="/local/outbox/${mail.id}/html"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            ></iframe>
          </div>`
        : html`<div class="card letter"><pre>${mail.text ?? ''}</pre></div>`
    }
    ${
      mail.html &&
      mail.text !== null &&
      html`<details>
        <summary>As plain text</summary>
        <pre class="card plain">${mail.text}</pre>
      </details>`
    }
    ${mail.attachments.length > 0 && attachments(mail)}
    <p class="quiet">
      <a href="/local/outbox/${mail.id}/source">Source</a
      >${mail.message_id && html` · <code>${mail.message_id}</code>`}
    </p>
  </article>`;
}

const pair = (name: string, value: Html | string) =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const boxes = (list: Mailbox[]) =>
  list.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');

const attachments = (mail: Mail) =>
  html`<section class="stack">
    <h2>Attachments</h2>
    <ul class="list">
      ${mail.attachments.map(
        ({ filename, size }, position) =>
          html`<li class="card line">
            <a href="/local/outbox/${mail.id}/attachments/${position}">${filename ?? 'Unnamed'}</a>
            <span class="quiet">${Math.max(1, Math.round(size / 1024))} kB</span>
          </li>`,
      )}
    </ul>
  </section>`;
