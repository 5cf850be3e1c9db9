/*
 * Copper Carrot: shows a campaign on any page.
 *   <script async src="https://(this site)/widget.js"></script>
 *   <copper-carrot-campaign campaign="its-address" size="card"><a href="…">Give</a></copper-carrot-campaign>
 * size: card, wide or bar. color: copper, leaf or aubergine. theme: auto, light or dark.
 * Events of the element: copper-carrot:shown and copper-carrot:give, whose detail names the campaign alone.
 * The link inside is shown where the campaign cannot be. Sets no cookie, and reads nothing of the page.
 */
(function (script) {
  'use strict';
  const tag = 'copper-carrot-campaign';
  if (!script || !window.customElements || customElements.get(tag)) return;
  const site = new URL(script.src).origin;
  const heights = { card: 460, wide: 232, bar: 76 };
  const tallest = 1200;

  class Campaign extends HTMLElement {
    static observedAttributes = ['campaign', 'size', 'color', 'theme'];

    connectedCallback() {
      this.show();
    }

    disconnectedCallback() {
      this.end();
    }

    attributeChangedCallback(_name, before, now) {
      if (this.frame && before !== now) this.show();
    }

    show() {
      this.end();
      const slug = this.getAttribute('campaign') || '';
      const size = Object.hasOwn(heights, this.getAttribute('size')) ? this.getAttribute('size') : 'card';
      const page = `${site}/cares/${encodeURIComponent(slug)}/`;
      const query = new URLSearchParams({ size });
      for (const name of ['color', 'theme'])
        if (this.getAttribute(name)) query.set(name, this.getAttribute(name));

      // The place is kept free from now on, so that nothing moves when the frame arrives.
      this.style.display = 'block';
      this.style.position = 'relative';
      this.style.height = `${heights[size]}px`;

      const slot = document.createElement('slot');
      const link = document.createElement('a');
      link.href = `${page}donate`;
      link.target = '_blank';
      link.rel = 'noopener';
      link.textContent = 'Give to this campaign';
      slot.append(link);
      const frame = document.createElement('iframe');
      frame.title = this.textContent.trim() || link.textContent;
      frame.loading = 'lazy';
      frame.src = `${page}widget?${query}#host=${encodeURIComponent(location.origin)}`;
      frame.style.cssText =
        'position:absolute;inset:0;width:100%;height:100%;border:0;border-radius:12px;visibility:hidden';
      const root = this.shadowRoot || this.attachShadow({ mode: 'open' });
      root.replaceChildren(slot, frame);
      this.frame = frame;

      const tell = (name) =>
        this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: { campaign: slug } }));
      const heard = (data) => {
        if (!data) return;
        if (data.type === 'copper-carrot:height') {
          if (data.height > heights[size] && data.height <= tallest)
            this.style.height = `${Math.ceil(data.height)}px`;
          if (slot.hidden) return;
          slot.hidden = true;
          slot.style.display = 'none';
          frame.style.visibility = 'visible';
          tell('copper-carrot:shown');
        } else if (data.type === 'copper-carrot:give') tell('copper-carrot:give');
      };
      this.hears = ({ source, origin, data }) => {
        if (origin !== site || source !== frame.contentWindow || !data) return;
        if (data.type !== 'copper-carrot:hello') return;
        if (this.port) this.port.close();
        const { port1, port2 } = new MessageChannel();
        this.port = port1;
        port1.onmessage = (event) => heard(event.data);
        source.postMessage({ type: 'copper-carrot:connect' }, site, [port2]);
      };
      addEventListener('message', this.hears);
    }

    end() {
      if (this.hears) removeEventListener('message', this.hears);
      if (this.port) this.port.close();
      this.hears = this.port = this.frame = null;
      if (this.shadowRoot) this.shadowRoot.replaceChildren(document.createElement('slot'));
    }
  }

  customElements.define(tag, Campaign);
})(document.currentScript);
