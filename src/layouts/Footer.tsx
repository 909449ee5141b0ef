import { MessageCircle, Send } from 'lucide';
import { legalLinks, quickLinks, serviceLinks, type NavigationItem } from '@/content/navigation';
import { site } from '@/content/site';
import { WidgetsSwitch } from '@/features/market-widgets/WidgetsSwitch';
import { paths } from '@/paths';
import { BrandMark } from '@/ui/BrandMark';
import { Icon } from '@/ui/Icon';
import { Link } from '@/ui/Link';
import { useVisitTime } from '@/ui/useVisitTime';
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

export function Footer() {
  const year = useVisitTime()?.getFullYear();
  const { channel, chat } = site.social;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <BrandMark size={28} />
            {site.name}
          </p>
          <p className={styles.blurb}>{site.tagline}</p>
          <ul className={styles.social}>
            <li>
              <a className={styles.socialLink} href={channel.url} rel="noopener">
                <Icon of={Send} size={18} />
                {channel.label}
              </a>
            </li>
            <li>
              <a className={styles.socialLink} href={chat.url} rel="noopener">
                <Icon of={MessageCircle} size={18} />
                {chat.label}
              </a>
            </li>
          </ul>
          <p className={styles.blurb}>
            Chat number: <span className={styles.number}>{site.chatNumber}</span>
          </p>
        </div>
        <LinkList heading="Quick links" links={quickLinks} />
        <LinkList heading="Our services" links={serviceLinks} />
        <div>
          <h2 className={styles.heading}>Contact</h2>
          <p className={styles.blurb}>
            Questions about a course, a signal or a partner broker? Write to{' '}
            <a href={`mailto:${site.email}`}>{site.email}</a> or use the{' '}
            <Link to={paths.contact}>contact form</Link>.
          </p>
        </div>
      </div>
      <div className={styles.small}>
        <p className={styles.risk}>
          <strong>Risk warning:</strong> trading leveraged products can lose money, and more than a beginner
          expects. Nothing on this site is personal advice.
        </p>
        <div className={styles.legal}>
          <p>
            © <span className={styles.year}>{year}</span> {site.name}. All rights reserved.
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
