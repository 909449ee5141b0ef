import { MessageCircle, Send } from 'lucide';
import { legalLinks, quickLinks, serviceLinks, type NavigationItem } from '@/content/navigation';
import { cfdWarning } from '@/content/regulators';
import { operatorRows, phoneLink, site } from '@/content/site';
import { WidgetsSwitch } from '@/site/features/market-widgets/WidgetsSwitch';
import { BrandMark } from '@/ui/BrandMark';
import { Icon } from '@/ui/Icon';
import { Link } from '@/site/components/Link';
import { useClientNow } from '@/ui/useClientNow';
import { island } from '@/site/sections/island';
import { useHydrated } from '@/ui/useHydrated';
import styles from './Footer.module.css';

function LinkList({
  heading,
  links,
}: {
  readonly heading: string;
  readonly links: readonly NavigationItem[];
}) {
  return (
    <nav aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link className={styles.link} to={link.to}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** It requires JavaScript and isn't in the page's own scripts. */
const ThemeSwitch = island(() => import('@/runtime/ThemeSwitch'));

/* Parts that change on hydration are separate components, so the links aren't rendered again. */

const ThemeChoice = () => useHydrated() && <ThemeSwitch />;

const ThisYear = () => <span className={styles.year}>{useClientNow()?.getFullYear()}</span>;

export function Footer() {
  const { channel, chat } = site.social;
  return (
    <footer className={styles.footer} data-ground="board">
      <div className={styles.columns}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <BrandMark size={28} />
            <span translate="no">{site.name}</span>
          </p>
          <p className={styles.blurb}>{site.tagline}</p>
          <ul className={styles.social}>
            <li>
              <a className={styles.socialLink} href={channel.url} rel="noopener">
                <Icon of={Send} size={18} />
                <span>{channel.label}</span>
              </a>
            </li>
            <li>
              <a className={styles.socialLink} href={chat.url} rel="noopener">
                <Icon of={MessageCircle} size={18} />
                <span>{chat.label}</span>
              </a>
            </li>
          </ul>
          <p className={styles.blurb}>
            Chat number:{' '}
            <a className={styles.number} href={phoneLink(site.chatNumber)}>
              {site.chatNumber}
            </a>
          </p>
        </div>
        <LinkList heading="Quick links" links={quickLinks} />
        <LinkList heading="Our services" links={serviceLinks} />
        <div>
          <h2 className={styles.heading}>Contact</h2>
          <p className={styles.blurb}>
            Questions about a course, a signal or a partner broker? Write to{' '}
            <a href={`mailto:${site.email}`}>{site.email}</a> or use the{' '}
            <Link to="/contact">contact form</Link>.
          </p>
        </div>
      </div>
      <div className={styles.small}>
        <p className={styles.risk}>
          <strong>Risk warning:</strong> <span>{cfdWarning(null)}</span> Nothing on this site is personal
          advice.
        </p>
        <p className={styles.operator}>
          {operatorRows(site.operator)
            .map(({ term, text }) => `${term}: ${text}.`)
            .join(' ')}
        </p>
        <div className={styles.look}>
          <ThemeChoice />
        </div>
        <div className={styles.legal}>
          <p>
            © <ThisYear /> <span>{`${site.name}. All rights reserved.`}</span>
          </p>
          <ul className={styles.legalLinks}>
            {legalLinks.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
            <li>
              <WidgetsSwitch className={styles.switch} />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
