import {flowStep} from 'playground-frame/log/flowStep';
import {expect, it} from 'vitest';
import {diagramOf} from '../../content/diagrams.ts';

it('lights each step of the diagram, in its order, as a purchase goes on', () => {
  const lines = [
    {place: 'library', what: 'calls initConnection'},
    {place: 'library', what: 'calls requestPurchase'},
    {place: 'store', what: 'opens the payment sheet'},
    {place: 'native', what: 'sends purchase-updated'},
    {place: 'server', what: 'checks'},
    {place: 'ledger', what: 'delivered'},
    {place: 'library', what: 'calls finishTransaction'},
  ];
  expect(lines.map(flowStep)).toEqual(diagramOf('purchase-flow').steps.map((_, index) => index));
});
