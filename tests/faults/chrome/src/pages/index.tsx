import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** Home page: a heading and nothing else. */
export default function Home(): ReactNode {
  return (
    <Layout title="Home" description="Home page of the small site.">
      <main>
        <h1>Home</h1>
        <a href="#top">A link of the page</a>
      </main>
    </Layout>
  );
}
