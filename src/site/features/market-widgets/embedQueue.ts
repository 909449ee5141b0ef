/** An embed that waits its turn. */
export interface QueuedEmbed {
  /** How many screens it is away from the visible part of the page; 0 when some of it can be seen. */
  readonly distance: () => number;
  readonly start: () => void;
  readonly stop: () => void;
}

export interface EmbedLimits {
  /** How many may be loading at the same time. */
  readonly loading: number;
  /** How many frames may be alive. */
  readonly alive: number;
}

export interface EmbedQueue {
  /** Starts it as soon as the limits allow; the nearest come first. */
  readonly enqueue: (embed: QueuedEmbed) => void;
  /** Takes it off the waiting list unless somebody asked for it; one that is alive stays alive. */
  readonly dequeue: (embed: QueuedEmbed) => void;
  /** Starts it next, even where another that can be seen has to give way. */
  readonly prioritize: (embed: QueuedEmbed) => void;
  /** It has loaded, or failed to. */
  readonly markLoaded: (embed: QueuedEmbed) => void;
  /** It is not there any more. */
  readonly remove: (embed: QueuedEmbed) => void;
  /** Looks again whether something can start: the moment may have come. */
  readonly resume: () => void;
}

/** A loading embed that says nothing holds up the next no longer than this. */
const LOADING_TURN_MS = 8000;

/** Nearer than anything that can be seen. */
const PRIORITIZED = -1;

/**
 * Keeps the frames of a long page within limits: each costs hundreds of requests and a good part of a phone's
 * memory. When all places are taken the farthest from the screen gives way, but never one that can be seen.
 */
export function createEmbedQueue(limits: () => EmbedLimits, isLoadingMoment: () => boolean): EmbedQueue {
  /** Those that wait, and whether somebody asked for it. */
  const waiting = new Map<QueuedEmbed, boolean>();
  const loading = new Map<QueuedEmbed, ReturnType<typeof setTimeout>>();
  const alive = new Set<QueuedEmbed>();

  /** The nearest first; before all others those that somebody asked for. */
  const byDistance = (embeds: Iterable<QueuedEmbed>) =>
    [...embeds]
      .map((embed) => ({ embed, distance: waiting.get(embed) ? PRIORITIZED : embed.distance() }))
      .toSorted((a, b) => a.distance - b.distance);

  function leave(embed: QueuedEmbed) {
    clearTimeout(loading.get(embed));
    loading.delete(embed);
    alive.delete(embed);
  }

  function begin(embed: QueuedEmbed) {
    waiting.delete(embed);
    alive.add(embed);
    loading.set(
      embed,
      setTimeout(() => {
        markLoaded(embed);
      }, LOADING_TURN_MS),
    );
    embed.start();
  }

  /** Whether there is a place for an embed at this distance, made by the farthest if need be. */
  function makePlace(distance: number): boolean {
    if (alive.size < limits().alive) return true;
    const farthest = byDistance(alive).at(-1);
    if (!farthest || farthest.distance <= distance) return false;
    leave(farthest.embed);
    farthest.embed.stop();
    return true;
  }

  function resume() {
    if (!isLoadingMoment()) return;
    for (const { embed, distance } of byDistance(waiting.keys())) {
      if (loading.size >= limits().loading || !makePlace(distance)) return;
      begin(embed);
    }
  }

  let nextLook: ReturnType<typeof setTimeout> | undefined;

  /** Looks again a moment later, when all that came into view together are waiting, so that the nearest can be first. */
  function resumeSoon() {
    nextLook ??= setTimeout(() => {
      nextLook = undefined;
      resume();
    });
  }

  function markLoaded(embed: QueuedEmbed) {
    clearTimeout(loading.get(embed));
    if (loading.delete(embed)) resume();
  }

  return {
    enqueue(embed) {
      if (alive.has(embed)) return;
      waiting.set(embed, waiting.get(embed) ?? false);
      resumeSoon();
    },
    dequeue(embed) {
      if (!waiting.get(embed)) waiting.delete(embed);
    },
    prioritize(embed) {
      if (alive.has(embed)) return;
      waiting.set(embed, true);
      resume();
    },
    markLoaded,
    remove(embed) {
      waiting.delete(embed);
      leave(embed);
      resumeSoon();
    },
    resume,
  };
}
