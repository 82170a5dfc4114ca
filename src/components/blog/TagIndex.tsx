import Heading from '@theme/Heading';
import Tag from '@theme/Tag';
import type {Props} from '@theme/TagsListByLetter';
import type {ReactNode} from 'react';
import {groupTags} from './groupTags.ts';
import styles from './styles.module.css';

/** All tags, by their first letter. */
export default function TagIndex({tags}: Props): ReactNode {
  return (
    <section className="margin-vert--lg">
      {groupTags(tags).map(({letter, tags: ofLetter}) => (
        <article key={letter}>
          <Heading as="h2" id={letter}>
            {letter}
          </Heading>
          <ul className="padding--none">
            {ofLetter.map((tag) => (
              <li key={tag.permalink} className={styles.tag}>
                <Tag {...tag} />
              </li>
            ))}
          </ul>
          <hr />
        </article>
      ))}
    </section>
  );
}
