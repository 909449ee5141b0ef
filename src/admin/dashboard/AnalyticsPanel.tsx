import { Card } from './Card';
import { CatalogueFigures, type CatalogueFiguresProps } from './CatalogueFigures';
import styles from './panels.module.css';

const ANALYTICS_CARDS = [
  { heading: 'Broker Performance', would: 'which brokers visitors choose' },
  { heading: 'User Engagement', would: 'which pages visitors read' },
  { heading: 'Conversion Rates', would: 'how many visitors follow a partner link' },
];

export function AnalyticsPanel(props: CatalogueFiguresProps) {
  return (
    <div className={styles.panel}>
      <CatalogueFigures {...props} />
      <div className={styles.cards}>
        {ANALYTICS_CARDS.map(({ heading, would }) => (
          <Card key={heading} heading={heading}>
            <p
              className={styles.note}
            >{`No analytics source is connected. Once there is one, this card shows ${would}.`}</p>
          </Card>
        ))}
      </div>
    </div>
  );
}
