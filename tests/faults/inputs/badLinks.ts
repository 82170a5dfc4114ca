import {page} from '../sites/makeSite.ts';
import type {BadInput} from './badInput.ts';
import {inBody} from './badInput.ts';

const elsewhere =
  'leaves this version or the blog. Write the address of the page, such as /docs/2.7/intro.';

/** Links and pictures that lead to nothing. */
export const badLinks: readonly BadInput[] = [
  inBody(
    'no-file',
    'a link to a page that does not exist',
    'A [page](./gone.mdx).',
    '6: The link ./gone.mdx leads to docs/gone.mdx, which is not a page. Correct the path.',
  ),
  inBody(
    'no-address',
    'a link to an address that does not exist',
    'A [page](/docs/gone).',
    '6: The link /docs/gone does not lead to a page. Correct the address.',
  ),
  inBody(
    'old-address',
    'a link to a page that an old version lacks',
    'A [page](/docs/2.7/no-address).',
    '6: The link /docs/2.7/no-address does not lead to a page. Correct the address.',
  ),
  inBody(
    'no-post',
    'a link to a post that does not exist',
    'A [post](/blog/v9-release).',
    '6: The link /blog/v9-release does not lead to a page. Correct the address.',
  ),
  inBody(
    'relative',
    'a link that is a relative address',
    'A [page](intro).',
    "6: The link intro does not point to a file. Use the path of the page's source file, such as ./intro.mdx.",
  ),
  inBody(
    'no-attachment',
    'a link to a file that does not exist',
    'A [file](./terms.pdf).',
    "6: The link ./terms.pdf does not point to a file. Use the path of the page's source file, such as ./intro.mdx.",
  ),
  inBody(
    'other-version',
    'a link to a file of another version',
    'An [old page](../versioned_docs/version-2.7/intro.md).',
    `6: The link ../versioned_docs/version-2.7/intro.md ${elsewhere}`,
  ),
  {
    name: 'a link from an old version to a file of the current one',
    files: {
      'versioned_docs/version-2.6/leaving.mdx': page('Leaving', 'A [page](../../docs/intro.md).'),
    },
    says: [`versioned_docs/version-2.6/leaving.mdx:6: The link ../../docs/intro.md ${elsewhere}`],
  },
  inBody(
    'no-target',
    'a link without a target',
    'A [page]().',
    '6: The link has no target. Write one.',
  ),
  inBody(
    'no-definition',
    'a link whose target is not defined',
    'A [page][gone].',
    '6: [page][gone] has no definition on this page. Add one, or write the target in parentheses.',
  ),
  inBody(
    'bad-definition',
    'a link that is defined as a page that does not exist',
    'A [page][it].\n\n[it]: ./gone.mdx',
    '8: The link ./gone.mdx leads to docs/gone.mdx, which is not a page. Correct the path.',
  ),
  inBody(
    'own-anchor',
    'an anchor that its own page lacks',
    '## Here\n\n[There](#there)',
    '8: The link #there does not match a heading of docs/own-anchor.mdx. Correct the part after "#".',
  ),
  inBody(
    'anchor',
    'an anchor that another page lacks',
    '[There](./intro.md#there)',
    '6: The link ./intro.md#there does not match a heading of docs/intro.md. Correct the part after "#".',
  ),
  inBody(
    'old-anchor',
    'an anchor that a page of another version lacks',
    '[There](/docs/2.7/intro#there)',
    '6: The link /docs/2.7/intro#there does not match a heading of versioned_docs/version-2.7/intro.md. Correct the part after "#".',
  ),
  inBody(
    'bad-escape',
    'a link that is escaped in the wrong way',
    '[There](./100%.mdx)',
    '6: The link ./100%.mdx has an invalid escape sequence. Write "%" as %25.',
  ),
  inBody(
    'no-picture',
    'a picture that does not exist',
    '![Gone](./gone.png)',
    '6: The image docs/gone.png does not exist. Correct the path.',
  ),
  inBody(
    'no-static',
    'a picture that static/ lacks',
    '![Gone](/img/gone.png)',
    '6: The image static/img/gone.png does not exist. Correct the path.',
  ),
  inBody(
    'hotlink',
    'a picture of another host',
    '![Chart](https://example.org/chart.png)',
    '6: The image https://example.org/chart.png comes from another host. Put it in static/img.',
  ),
  inBody(
    'blind',
    'a picture without a description',
    '![](/img/mark.svg)',
    '6: The image /img/mark.svg has no alt text. Write it between the square brackets.',
  ),
];
