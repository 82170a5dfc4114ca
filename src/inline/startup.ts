/*
 * The one inline script of every page, after the theme's lines that set the color mode; src/plugins/preset
 * replaces STORAGE_KEY. Scripts start with the reader's first act, so that they never compete with the first view;
 * until then they are fetched while the browser is idle. What must react at once is here: the color switch, and the
 * way out when files do not come; a click that has to wait is repeated later.
 */
(() => {
  const root = document.documentElement;
  const later = document.querySelector<HTMLMetaElement>('meta[name=later-files]');
  const files = later?.content.split(' ') ?? [];
  const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'click'];
  const isAlive = () =>
    root.hasAttribute('data-has-hydrated') && root.dataset['hasHydrated'] !== 'false';
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

  function switchColor(): void {
    const mode = root.getAttribute('data-theme') === 'dark' ? 'light' : 'dark';
    root.setAttribute('data-theme', mode);
    root.setAttribute('data-theme-choice', mode);
    try {
      localStorage.setItem('STORAGE_KEY', mode);
    } catch {
      // A browser that keeps nothing switches for this page.
    }
  }

  /** Repeats a click as soon as React listens; if the scripts fail, a link is followed. */
  function doLater(element: HTMLElement): void {
    element.setAttribute('aria-busy', 'true');
    const watch = new MutationObserver(() => {
      const hasFailed = root.hasAttribute('data-load-failed');
      if (!isAlive() && !hasFailed) return;
      watch.disconnect();
      element.removeAttribute('aria-busy');
      if (!hasFailed) element.click();
      else if (element instanceof HTMLAnchorElement) location.assign(element.href);
    });
    watch.observe(root, {attributes: true});
  }

  /** Marks the page when a style sheet fails; a server that answers with a page instead sends one without rules. */
  function noteStyles({target, type}: Event): void {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    if (type === 'error' || !target.sheet?.cssRules.length)
      root.setAttribute('data-styles-failed', '');
  }

  /**
   * Loads the page again. Browsers forget what was typed, so the text travels in the history entry, where the field
   * looks for it once it is alive.
   */
  function keepAndReload(): void {
    const typed = {...Object(history.state).typed};
    for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[name]'))
      if (field.value !== '') typed[field.name] = field.value;
    history.replaceState({...history.state, typed}, '');
    location.reload();
  }

  for (const end of ['error', 'load']) document.addEventListener(end, noteStyles, true);
  document.addEventListener('keep-and-reload', keepAndReload);
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('[data-reload]')) keepAndReload();
      // The contents of a page cover what their link leads to.
      event.target.closest('[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover();
      if (isAlive()) return;
      if (event.target.closest('[data-color-switch]')) switchColor();
      const waiting = event.target.closest<HTMLElement>('[data-wait]');
      if (!waiting || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      doLater(waiting);
    },
    true,
  );
  for (const intent of intents) addEventListener(intent, start, {capture: true, passive: true});
  addEventListener('load', () => {
    // Pages that scripts fill, addresses that ask for something, and readers who load a page again do not wait.
    const [visit] = performance.getEntriesByType('navigation');
    const isAgain = visit !== undefined && Reflect.get(visit, 'type') === 'reload';
    if (later?.dataset['now'] !== undefined || location.search !== '' || isAgain) start();
    else if ('requestIdleCallback' in window) requestIdleCallback(prefetch);
    else setTimeout(prefetch, 1000);
  });
})();
