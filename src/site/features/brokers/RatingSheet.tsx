import { report } from '@/data/report';
import { clampRating, type Broker, hasRatingBasis, withFacts } from '@/domain/catalogue/broker';
import { formatDay } from '@/domain/time/days';
import { formatNumber } from '@/domain/text/groupDigits';
import { useCatalogueReaders } from '@/runtime/catalogueReaders';
import { Link } from '@/site/components/Link';
import { buttonClass } from '@/ui/buttonClass';
import { LoadedList } from '@/ui/LoadedList';
import { NO_RATING_BASIS } from './brokerWords';
import styles from './RatingSheet.module.css';

const PARTS = ['Number', 'Who set it', 'On which day', 'For what reason'];

function RatingRow({ broker }: { readonly broker: Broker }) {
  const { reviewedBy, reviewedOn, ratingBasis } = withFacts(broker);
  const rating = clampRating(broker.rating);
  return (
    <tr>
      <th scope="row" translate="no">
        {broker.name}
      </th>
      <td className={styles.number}>{rating === 0 ? 'Not rated' : formatNumber(rating)}</td>
      {rating === 0 || !hasRatingBasis(broker) ? (
        <td colSpan={3}>{rating === 0 ? '' : NO_RATING_BASIS}</td>
      ) : (
        <>
          <td className={styles.who}>{reviewedBy}</td>
          <td className={styles.day}>{formatDay(reviewedOn)}</td>
          <td className={styles.reason}>{ratingBasis}</td>
        </>
      )}
    </tr>
  );
}

export function RatingSheet() {
  const { brokers } = useCatalogueReaders();
  return (
    <section className={styles.band} data-ground="felt" aria-labelledby="rating-sheet">
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id="rating-sheet">A rating has four parts</h2>
          <Link className={buttonClass()} to="/ib-partners">
            See these brokers
          </Link>
        </div>
        <LoadedList
          what="brokers"
          source={brokers}
          onFailure={report.failure}
          isPrerendered
          empty={<p>No broker is listed at the moment.</p>}
        >
          {(active) => (
            <table>
              <thead>
                <tr>
                  <th scope="col">Broker</th>
                  {PARTS.map((part, index) => (
                    <th key={part} scope="col">{`${String(index + 1)}. ${part}`}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {active.map((broker) => (
                  <RatingRow key={broker.id} broker={broker} />
                ))}
              </tbody>
            </table>
          )}
        </LoadedList>
      </div>
    </section>
  );
}
