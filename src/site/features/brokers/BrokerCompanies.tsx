import { withFacts, type BrokerFacts } from '@/domain/catalogue/broker';
import { StatList } from '@/ui/StatList';
import { companyRows } from './brokerWords';
import styles from './BrokerCompanies.module.css';
import { LicenceLine } from './LicenceLine';

interface CompaniesProps {
  readonly broker: Partial<BrokerFacts>;
  /** The visitor's date; '' before hydration. */
  readonly today: string;
}

/** A broker's companies: whom each serves, under which licence, with which limit and protection. */
export function BrokerCompanies({ broker, today }: CompaniesProps) {
  const { licences } = withFacts(broker);
  return (
    <div className={styles.companies}>
      <h3 className={styles.heading}>Company by country</h3>
      {licences.length === 0 ? (
        <p>Not stated: ask which company your contract would be with, and look up its licence.</p>
      ) : (
        <>
          <ul className={styles.list}>
            {licences.map((licence, index) => (
              <li key={index}>
                <p>
                  <LicenceLine licence={licence} today={today} />
                </p>
                <StatList rows={companyRows(licence)} />
              </li>
            ))}
          </ul>
          <p className={styles.note}>Is your country missing? Ask which company would serve you.</p>
        </>
      )}
    </div>
  );
}
