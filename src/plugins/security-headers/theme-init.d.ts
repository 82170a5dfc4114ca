declare module '@theme-init/Icon/Socials/GitHub' {
  export {default} from '@theme/Icon/Socials/GitHub';
}

declare module '@theme-init/Icon/Socials/LinkedIn' {
  export {default} from '@theme/Icon/Socials/LinkedIn';
}

declare module '@theme-init/Icon/Socials/X' {
  export {default} from '@theme/Icon/Socials/X';
}
