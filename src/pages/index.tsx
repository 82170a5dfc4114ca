import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import Home from '../components/Home/index.tsx';
import Difference from './_home/difference.mdx';
import Install from './_home/install.mdx';
import News from './_home/news.mdx';
import Sample from './_home/sample.mdx';

/** The home page. */
export default function HomePage(): ReactNode {
  const {title, tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout description="Sell products and subscriptions through the App Store and Google Play from one TypeScript API.">
      <MDXContent>
        <Home
          title={title}
          tagline={tagline}
          install={<Install />}
          sample={<Sample />}
          difference={<Difference />}
          news={<News />}
        />
      </MDXContent>
    </Layout>
  );
}
