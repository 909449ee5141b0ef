import type { ReactNode } from 'react';
import type { page as words } from '@/content/pages/services/index';
import { ArrowLink } from '@/site/components/ArrowLink';
import { Link } from '@/site/components/Link';
import { NextStep } from '@/site/components/NextStep';
import { PageIntro } from '@/site/components/PageIntro';
import { LessonCount } from '@/site/features/learning/LessonCount';
import { island } from '@/site/sections/island';
import type { ViewProps } from '@/site/view';
import { buttonClass } from '@/ui/buttonClass';
import styles from './ServicesPage.module.css';

const WebinarDate = island(() => import('@/site/features/webinars/WebinarDate'));
const LatestResult = island(() => import('@/site/features/signals/LatestResult'));

interface ServiceProps {
  readonly words: (typeof words)['services']['signals'];
  /** Whether the service has the page's main action. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** A service with what it has to show today, and a link to it. */
function Service({ words: { title, text, link }, isMain = false, children }: ServiceProps) {
  return (
    <li>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.fact}>{children}</div>
      {isMain ? (
        <Link className={buttonClass()} to={link.to}>
          {link.label}
        </Link>
      ) : (
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
      )}
    </li>
  );
}

export default function ServicesPage({ page, address }: ViewProps<typeof words>) {
  const { education, webinar, signals } = page.services;
  return (
    <>
      <PageIntro page={page} address={address} />
      <ul className={styles.services}>
        <Service words={education}>
          <LessonCount />
        </Service>
        <Service words={webinar}>
          <WebinarDate />
        </Service>
        <Service words={signals} isMain>
          <LatestResult />
        </Service>
      </ul>
      <NextStep {...page.callToAction} />
    </>
  );
}
