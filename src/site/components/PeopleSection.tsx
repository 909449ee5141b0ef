import type { Person } from '@/content/site';
import { Logo } from '@/ui/Logo';
import styles from './PeopleSection.module.css';
import { SectionFrame } from './SectionFrame';

const PICTURE_SIZE = 72;

/** The people of the firm; nothing while nobody is named. */
export function PeopleSection({ people }: { readonly people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <SectionFrame heading="The people behind our work" isWide>
      <ul className={styles.people}>
        {people.map(({ name, role, since, register, picture = null }) => (
          <li key={name}>
            <Logo name={name} src={picture} size={PICTURE_SIZE} />
            <div>
              <h3 translate="no">{name}</h3>
              <p>{`${role}, since ${String(since)}`}</p>
              {register && (
                <a href={register.url} rel="noopener">
                  {register.label}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
