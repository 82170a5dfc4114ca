/*
 * The one inline script of every page, after the theme's lines that set the color mode; src/plugins/preset
 * replaces NAMESPACE. Scripts start with the reader's first act, so that they never compete with the first view;
 * until then they are fetched while the browser is idle. What must react at once is here: keys, dialogs that are part of
 * the page, the color switch, a chosen version, and the way out when files do not come. Other clicks are repeated later.
 */
(() => {
  const root = document.documentElement;
  const later = document.querySelector<HTMLMetaElement>('meta[name=later-files]');
  const files = later?.content.split(' ') ?? [];
  const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'click'];
  const isAlive = () =>
    root.hasAttribute('data-has-hydrated') && root.dataset['hasHydrated'] !== 'false';
  const TEXT_FIELD = 'textarea,select,input:not([type=radio],[type=checkbox])';
  /** Buttons that need no React. */
  const AT_ONCE = '[popovertarget],[data-closes],[data-reload],[data-color-switch]';
  /** So many milliseconds after a key that has to wait, the next keys do not scroll the page. */
  const CALM = 5000;
  /** Buttons that were clicked before React listens. */
  const waiting = new Set<HTMLElement>();
  let calmUntil = 0;
  let isStarted = files.length === 0;

  function add(file: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const isSheet = file.endsWith('.css');
      const element = isSheet
        ? Object.assign(document.createElement('link'), {rel: 'stylesheet', href: file})
        : Object.assign(document.createElement('script'), {async: false, src: file});
      element.onload = resolve;
      element.onerror = reject;
      // Rules for paper come last, so that they win.
      if (isSheet) document.querySelector('link[media=print]')?.before(element);
      else document.head.append(element);
    });
  }

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    root.setAttribute('data-loading', '');
    for (const intent of intents) removeEventListener(intent, start, true);
    const [sheet = '', ...scripts] = files;
    // Styles first: what scripts draw must not be seen without them. A missing sheet must not keep the scripts away.
    void add(sheet)
      .catch(() => undefined)
      .then(() => Promise.all(scripts.map(add)))
      .catch(() => root.setAttribute('data-load-failed', 'true'));
  }

  function prefetch(): void {
    const connection: unknown = Reflect.get(navigator, 'connection');
    const {saveData, effectiveType} = Object(connection);
    if (isStarted || saveData === true || /2g/.test(String(effectiveType))) return;
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = file;
      document.head.append(link);
    }
  }

  function keep(name: string, value: string): void {
    try {
      localStorage.setItem(`${name}NAMESPACE`, value);
    } catch {
      // A browser that keeps nothing has the choice for this page.
    }
  }

  function switchColor(): void {
    const mode = root.getAttribute('data-theme') === 'dark' ? 'light' : 'dark';
    root.setAttribute('data-theme', mode);
    root.setAttribute('data-theme-choice', mode);
    keep('theme', mode);
  }

  /** Opens a dialog that is part of the page, and returns its field with all text selected. */
  function open(id?: string): HTMLInputElement | null | undefined {
    const dialog = document.querySelector<HTMLDialogElement>(`dialog#${id}`);
    if (dialog?.open === false) dialog.showModal();
    const field = dialog?.querySelector('input');
    field?.select();
    settle();
    return field;
  }

  /** Repeats clicks as soon as React listens. If scripts fail, the notice that says so goes where it can be reached. */
  function settle(): void {
    const isLost = root.hasAttribute('data-load-failed');
    if (!isAlive() && !isLost) return;
    for (const button of waiting) {
      button.removeAttribute('aria-busy');
      if (!isLost) button.click();
    }
    waiting.clear();
    const top = document.querySelector('dialog[open]') ?? document.body;
    if (isLost) top.append(...document.querySelectorAll('.load-notice'));
  }

  /** Clicks the control that names the pressed keys in `aria-keyshortcuts`; a key alone is text in a field. */
  function handleKey(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, altKey, shiftKey, target, timeStamp} = event;
    const held = `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}`;
    const isText = target instanceof Element && target.matches(TEXT_FIELD);
    if (altKey || (held ? shiftKey : isText)) return;
    const name = CSS.escape(held + key.toUpperCase());
    const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${name}"]`);
    if (control) {
      event.preventDefault();
      control.click();
      calmUntil = timeStamp + CALM;
    } else if (document.readyState === 'loading') {
      // The control may stand further down in what has not arrived.
      addEventListener('DOMContentLoaded', () => handleKey(event), {once: true});
    } else if (waiting.size > 0 && timeStamp < calmUntil && /^(?: |Arrow|Page)/.test(key)) {
      // Meant for what the key has asked for.
      event.preventDefault();
    }
  }

  function handleClick(event: MouseEvent): void {
    const {target, ctrlKey, metaKey, shiftKey} = event;
    if (!(target instanceof Element)) return;
    const find = (selector: string) => target.closest<HTMLElement>(selector);
    const opener = find('[data-opens]');
    if (opener && !ctrlKey && !metaKey && !shiftKey && open(opener.dataset['opens']))
      event.preventDefault();
    // Outside of an open dialog, the dialog itself is clicked.
    if (target.matches('dialog,[data-closes]')) target.closest('dialog')?.close();
    if (find('[data-reload]')) keepAndReload();
    // The contents of a page cover what their link leads to.
    find('[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover();
    if (isAlive()) return;
    if (find('[data-color-switch]')) switchColor();
    // Told apart from what a browser checks by itself when it restores a page.
    find('[type=radio]')?.setAttribute('data-chosen', '');
    const version = find('[data-version]')?.dataset['version'];
    if (version !== undefined) keep('docs-preferred-version-default', version);
    const button = find(`button[type=button]:not(${AT_ONCE})`);
    if (!button || root.hasAttribute('data-load-failed')) return;
    button.setAttribute('aria-busy', 'true');
    waiting.add(button);
  }

  /** Marks the page when a style sheet fails; a server that answers with a page instead sends one without rules. */
  function noteStyles({target, type}: Event): void {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    if (type === 'error' || !target.sheet?.cssRules.length)
      root.setAttribute('data-styles-failed', '');
  }

  /** Loads the page again. Browsers forget what was typed, so the text travels in the history entry. */
  function keepAndReload(): void {
    const typed = {...Object(history.state).typed};
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea[name],dialog[open] [name=q]',
    ))
      typed[field.name] = field.value;
    history.replaceState({...history.state, typed}, '');
    location.reload();
  }

  /** Gives back what was typed when the page loaded itself again, also where its scripts fail a second time. */
  function restore(): void {
    const {q, ...typed} = Object(Object(history.state).typed);
    for (const area of document.querySelectorAll('textarea')) area.value ||= typed[area.name] ?? '';
    if (q === undefined) return;
    const field = open('site-search');
    if (field) field.value = q;
    history.replaceState({...history.state, typed}, '');
  }

  for (const end of ['error', 'load']) document.addEventListener(end, noteStyles, true);
  document.addEventListener('keep-and-reload', keepAndReload);
  addEventListener('click', handleClick, true);
  addEventListener('keydown', handleKey, true);
  addEventListener('close', settle, true);
  new MutationObserver(settle).observe(root, {attributes: true});
  for (const intent of intents) addEventListener(intent, start, {capture: true, passive: true});
  addEventListener('load', () => {
    restore();
    // Pages that scripts fill, addresses that ask for something, and readers who load a page again do not wait.
    const [visit] = performance.getEntriesByType('navigation');
    const isAgain = visit !== undefined && Reflect.get(visit, 'type') === 'reload';
    if (later?.dataset['now'] !== undefined || location.search !== '' || isAgain) start();
    else if ('requestIdleCallback' in window) requestIdleCallback(prefetch);
    else setTimeout(prefetch, 1000);
  });
})();
