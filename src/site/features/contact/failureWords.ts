import type { SendFailure } from '@/data/contact/sendMessage';

/** Explains why a message failed and what to do. */
export const failureWords: Readonly<Record<SendFailure, string>> = {
  offline:
    'You are offline, so nothing was sent. Your message is still here: send it once you are connected.',
  unreachable:
    'Nothing was sent: our message service could not be reached. Your message is still here. Try again in a moment, or open it as an email.',
  unanswered:
    'We got no answer, so we cannot tell whether your message arrived. It is still here. Try again, or open it as an email.',
  refused:
    'Your message was not accepted. It is still here: check the email address and try again, or open it as an email.',
  tooMany:
    'Too many messages arrived in a short time. Yours is still here: wait a minute and send it again, or open it as an email.',
  broken:
    'Our form is not working at the moment, so nothing was sent. Your message is still here: open it as an email instead.',
};
