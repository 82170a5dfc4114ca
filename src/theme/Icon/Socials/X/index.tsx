import X from '@theme-original/Icon/Socials/X';
import {accountIcon} from '../../../../components/blog/accountIcon.tsx';

export default accountIcon(X, 'X');
