/** The part of nprogress that this site uses; the package does not include types. */
declare module 'nprogress' {
  const nprogress: {
    readonly configure: (options: {barSelector: string; template: string}) => unknown;
  };
  export default nprogress;
}

// Upstream's own components, which ours of the same name wrap.
declare module '@theme-original/NavbarItem/NavbarNavLink' {
  export {default} from '@theme/NavbarItem/NavbarNavLink';
}

declare module '@theme-original/Blog/Pages/BlogAuthorsPostsPage' {
  export {default} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
}

declare module '@theme-original/DocSidebar' {
  export {default} from '@theme/DocSidebar';
}

declare module '@theme-original/BlogPostItem/Header' {
  export {default} from '@theme/BlogPostItem/Header';
}

declare module '@theme-original/BlogPostPage/Metadata' {
  export {default} from '@theme/BlogPostPage/Metadata';
}

declare module '@theme-original/SiteMetadata' {
  export {default} from '@theme/SiteMetadata';
}

declare module '@theme-original/MDXPage' {
  export {default} from '@theme/MDXPage';
}

declare module '@theme-original/Icon/Socials/GitHub' {
  export {default} from '@theme/Icon/Socials/GitHub';
}

declare module '@theme-original/Icon/Socials/LinkedIn' {
  export {default} from '@theme/Icon/Socials/LinkedIn';
}

declare module '@theme-original/Icon/Socials/X' {
  export {default} from '@theme/Icon/Socials/X';
}

/** The sidebar of the latest version, which src/plugins/site-routes writes. */
declare module '@generated/site-routes/default/latest-sidebar.json' {
  import type {PropSidebar} from '@docusaurus/plugin-content-docs';

  const items: PropSidebar;
  export default items;
}
