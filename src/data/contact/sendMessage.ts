import { CONTACT_FIELDS, type ContactMessage } from '@/domain/text/contactMessage';

export type SendFailure = 'offline' | 'unreachable' | 'unanswered' | 'refused' | 'tooMany' | 'broken';

export type SendOutcome = 'accepted' | SendFailure;

const TIMEOUT_MS = 20_000;
const TOO_MANY_REQUESTS = 429;
/** Bad Request, Content Too Large, Unprocessable Content */
const INVALID_MESSAGE_STATUSES: readonly number[] = [400, 413, 422];

function outcomeOf(response: Response): SendOutcome {
  if (response.status === TOO_MANY_REQUESTS) return 'tooMany';
  if (INVALID_MESSAGE_STATUSES.includes(response.status)) return 'refused';
  // A static host may respond to any request with a page.
  const isPage = response.headers.get('Content-Type')?.includes('text/html') === true;
  return response.ok && !isPage ? 'accepted' : 'broken';
}

/**
 * Posts a message as JSON, without cookies. An HTML page in response doesn't mean that the message was accepted.
 * @param url an https URL or a path on this site
 */
export async function sendMessage(url: string, message: ContactMessage): Promise<SendOutcome> {
  try {
    return outcomeOf(
      await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(message, [...CONTACT_FIELDS]),
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return 'unanswered';
    return navigator.onLine ? 'unreachable' : 'offline';
  }
}
