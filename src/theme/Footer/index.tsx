import type {FooterColumnItem, FooterLinkItem} from '@docusaurus/theme-common';
import {useThemeConfig} from '@docusaurus/theme-common';
import LinkItem from '@theme/Footer/LinkItem';
import type {ReactNode} from 'react';
import SiteFooter from '../../components/footer/SiteFooter.tsx';

/** Ties the footer to the groups of links in the site's configuration. */
export default function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  if (!footer) return null;
  const groups = footer.links.filter(isGroup).map(({title, items}) => ({
    title: title ?? '',
    links: items.map((item, index) => <LinkItem key={index} item={item} />),
  }));
  return <SiteFooter groups={groups} copyright={footer.copyright ?? ''} />;
}

function isGroup(item: FooterLinkItem | FooterColumnItem): item is FooterColumnItem {
  return 'items' in item;
}
