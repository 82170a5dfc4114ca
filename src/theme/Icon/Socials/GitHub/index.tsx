import GitHub from '@theme-original/Icon/Socials/GitHub';
import {accountIcon} from '../../../../components/blog/accountIcon.tsx';

export default accountIcon(GitHub, 'GitHub');
