import type {ReactNode} from 'react';
import {actorNames, diagramOf, type FlowStep} from '../../content/diagrams.ts';
import styles from './styles.module.css';

/** Steps on a line, with what can happen instead below them: a list that styles draw. */
export default function Diagram({of}: {of: string}): ReactNode {
  const {title, steps} = diagramOf(of);
  return (
    <figure className={styles.figure} data-diagram={of}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.text} {...step} />
        ))}
      </ol>
    </figure>
  );
}

function Step({actor, text, branches = []}: FlowStep): ReactNode {
  return (
    <li className={styles.step} data-step="">
      <p>
        <strong>{actorNames[actor]}</strong> {text}
      </p>
      {branches.length > 0 && (
        <ul>
          {branches.map(({when, then}) => (
            <li key={when}>
              <strong>{when}</strong> {then}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
