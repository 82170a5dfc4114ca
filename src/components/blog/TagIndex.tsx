import type {Props} from '@theme/TagsListByLetter';
import type {ReactNode} from 'react';
import Rows from './Rows.tsx';
import {sortTags} from './sortTags.ts';

/** All tags, with what each stands for. */
export default function TagIndex({tags}: Props): ReactNode {
  const rows = sortTags(tags).map(({label, permalink, count, description}) => ({
    ...{label, to: permalink, rel: 'tag' as const, count, about: description},
  }));
  return <Rows rows={rows} />;
}
