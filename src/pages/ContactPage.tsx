import { page } from '@/content/contact';
import { site } from '@/content/site';
import { ContactForm } from '@/features/contact/ContactForm';
import { paths } from '@/paths';
import styles from './ContactPage.module.css';
import { PageHead } from './PageHead';
import { PageIntro } from './PageIntro';
import { SectionFrame } from './SectionFrame';

export function ContactPage() {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={paths.contact} />
      <PageIntro heading={page.heading} lead={page.lead} />
      <SectionFrame heading={page.detailsHeading}>
        <dl className={styles.details}>
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </dd>
          </div>
          <div>
            <dt>Telephone</dt>
            <dd>
              <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
            </dd>
          </div>
          <div>
            <dt>Chat number</dt>
            <dd>{site.chatNumber}</dd>
          </div>
          <div>
            <dt>Channel and chat</dt>
            <dd>
              <a href={site.social.channel.url} rel="noopener">
                {site.social.channel.label}
              </a>
              {', '}
              <a href={site.social.chat.url} rel="noopener">
                {site.social.chat.label}
              </a>
            </dd>
          </div>
        </dl>
      </SectionFrame>
      <SectionFrame heading={page.formHeading}>
        <ContactForm />
      </SectionFrame>
    </>
  );
}
