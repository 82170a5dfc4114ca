import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import Anchor from '@theme/MDXComponents/A';
import Details from '@theme/MDXComponents/Details';
import Heading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Ul from '@theme/MDXComponents/Ul';
import CodeFrame from '../../components/CodeFrame/index.tsx';
import Diagram from '../../components/Diagram/index.tsx';
import ErrorFinder from '../../components/ErrorFinder/index.tsx';
import TryIt from '../../components/Playground/index.tsx';
import SymptomFilter from '../../components/SymptomFilter/index.tsx';
import Tabs from '../../components/Tabs/index.tsx';
import Tab from '../../components/Tabs/Tab.tsx';
import Ticks from '../../components/Ticks/index.tsx';

/**
 * What pages may use without an import. Upstream's list is not spread in: it would bring Prism to the
 * browser, and code blocks arrive here already highlighted.
 */
const components = {
  Head,
  details: Details,
  Details,
  a: Anchor,
  ul: Ul,
  li: Li,
  img: Img,
  h1: (props) => <Heading as="h1" {...props} />,
  h2: (props) => <Heading as="h2" {...props} />,
  h3: (props) => <Heading as="h3" {...props} />,
  h4: (props) => <Heading as="h4" {...props} />,
  h5: (props) => <Heading as="h5" {...props} />,
  h6: (props) => <Heading as="h6" {...props} />,
  admonition: Admonition,
  CodeFrame,
  Diagram,
  ErrorFinder,
  SymptomFilter,
  Tabs,
  Tab,
  Ticks,
  TryIt,
} satisfies Partial<MDXComponentsObject>;

export default components;
