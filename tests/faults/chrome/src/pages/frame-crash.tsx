import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Fragile from '../parts/Fragile';

/** Crashes outside the frame of the site, so that the frame goes with it (E1). */
export default function FrameCrash(): ReactNode {
  return (
    <Fragile>
      <Layout title="Frame crash" description="A page whose frame may crash.">
        <main>
          <h1>All is well</h1>
        </main>
      </Layout>
    </Fragile>
  );
}
