import {Panels, type PanelsProps} from 'playground-frame/panel/Panels';
import type {ReactNode} from 'react';
import Diagram from '../Diagram/index.tsx';

/** What is beside a running phone, with the diagram of the purchase flow. */
export default function SitePanels(props: PanelsProps): ReactNode {
  return <Panels {...props} flow={<Diagram of="purchase-flow" />} />;
}
