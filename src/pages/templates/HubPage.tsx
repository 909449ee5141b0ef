import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { HubPageContent } from '@/content/page';
import { CallToActionBand } from '@/pages/CallToActionBand';
import { PageHead } from '@/pages/PageHead';
import { PageIntro } from '@/pages/PageIntro';
import { SectionFrame } from '@/pages/SectionFrame';
import styles from './templates.module.css';

interface HubPageProps {
  readonly page: HubPageContent;
  readonly address: string;
}

/** A page of cards that lead on. */
export function HubPage({ page, address }: HubPageProps) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} address={address} />
      {page.groups.map((group) => (
        <SectionFrame key={group.heading} heading={group.heading} intro={group.intro} isWide>
          <ul className={styles.cards}>
            {group.cards.map((card) => (
              <li key={card.title} className={styles.card} data-fade-in>
                {card.meta !== undefined && <p className={styles.meta}>{card.meta}</p>}
                <h3>{card.title}</h3>
                <p className={styles.cardText}>{card.text}</p>
                <Link className={styles.cardLink} to={card.link.to}>
                  {card.link.label}
                  <ArrowRight size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </SectionFrame>
      ))}
      {page.callToAction && <CallToActionBand action={page.callToAction} />}
    </>
  );
}
