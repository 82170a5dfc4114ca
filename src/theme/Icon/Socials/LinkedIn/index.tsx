import LinkedIn from '@theme-original/Icon/Socials/LinkedIn';
import {accountIcon} from '../../../../components/blog/accountIcon.tsx';

export default accountIcon(LinkedIn, 'LinkedIn');
