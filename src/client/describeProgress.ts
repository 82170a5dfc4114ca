import nprogress from 'nprogress';

// The bar's own markup has a role that does not exist; what it tells is told by the new page.
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});

/** A client module needs an export to be one. */
export default undefined;
