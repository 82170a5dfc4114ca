export {default} from '../../../components/blog/PostHeading.tsx';
