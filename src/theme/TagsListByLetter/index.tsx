export {default} from '../../components/blog/TagIndex.tsx';
