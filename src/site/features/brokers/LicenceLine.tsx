import type { Licence } from '@/domain/catalogue/broker';
import { safeExternalUrl } from '@/domain/text/externalUrl';
import { formatDay, isOverAYearOld } from '@/domain/time/days';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './LicenceLine.module.css';

interface LicenceLineProps {
  readonly licence: Licence;
  /** The visitor's date; '' before hydration. */
  readonly today: string;
}

/** A licence with its holder, the day it was checked and its entry in the register. */
export function LicenceLine({ licence, today }: LicenceLineProps) {
  const { regulator, entity, number, register, checkedOn } = licence;
  const link = safeExternalUrl(register);
  const holder = [entity, number].filter((text) => text !== '').join(', ');
  const named = holder === '' ? regulator : `${regulator}: ${holder}`;
  const when = checkedOn === '' ? '' : `, checked ${formatDay(checkedOn)}`;
  return (
    <>
      <span>{`${named}${when}${isOverAYearOld(checkedOn, today) ? ' (over a year ago)' : ''}`}</span>
      {link !== null && (
        <>
          <span> </span>
          <a className={styles.lookUp} href={link} target="_blank" rel="noopener">
            Look it up<VisuallyHidden>{`: ${number === '' ? regulator : number}`}</VisuallyHidden>
          </a>
          <span className={styles.printed}>{` ${link}`}</span>
        </>
      )}
    </>
  );
}
