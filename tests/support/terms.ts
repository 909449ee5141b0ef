import { allPages } from '../../src/content/lessonPages.ts';
import type { RichText } from '../../src/content/richText.ts';

interface WithParagraphs {
  readonly sections: readonly { readonly paragraphs?: readonly RichText[] }[];
}

/** The first term marked in a lesson's paragraph. */
async function firstMarked(content: string): Promise<string | undefined> {
  const { page } = (await import(`../../src/content/pages/${content}.ts`)) as { page: WithParagraphs };
  for (const part of page.sections.flatMap(({ paragraphs = [] }) => paragraphs.flat()))
    if (typeof part === 'object' && 'term' in part) return part.term;
  return undefined;
}

async function findPage() {
  for (const { path, view, content } of allPages) {
    if (view !== 'templates/LessonPage' || path.includes(':')) continue;
    const term = await firstMarked(content);
    if (term !== undefined) return { address: path, term };
  }
  throw new Error('No lesson marks a term.');
}

/** A lesson with a term marked in a paragraph, and that term. */
export const lessonWithTerm = await findPage();
