export interface QueuedEmbed {
  /** Its distance from the viewport in screens; 0 if part of it is visible. */
  readonly distance: () => number;
  readonly start: () => void;
  readonly stop: () => void;
}

export interface EmbedLimits {
  /** The maximum number of embeds that load at once. */
  readonly loading: number;
  readonly alive: number;
}

export interface EmbedQueue {
  /** Queues an embed to start when the limits allow; the nearest one starts first. */
  readonly enqueue: (embed: QueuedEmbed) => void;
  /** Removes an embed from the queue unless the user asked for it; one that has started stays. */
  readonly dequeue: (embed: QueuedEmbed) => void;
  /** Starts an embed next, even if a visible one has to be removed. */
  readonly prioritize: (embed: QueuedEmbed) => void;
  /** Called when an embed has loaded or failed. */
  readonly markLoaded: (embed: QueuedEmbed) => void;
  readonly remove: (embed: QueuedEmbed) => void;
  /** Called when the page has scrolled, or its tab is shown again. */
  readonly resume: () => void;
}

/** A loading embed that reports nothing blocks the next one for at most this long. */
const LOADING_TURN_MS = 8000;

/** The distance of an embed that the user asked for: nearer than any visible one. */
const NEAREST_DISTANCE = -1;

/**
 * Limits the frames of a long page, because each costs hundreds of requests and much of a phone's memory.
 * When the limit is reached, the frame furthest away is removed, unless it is visible.
 */
export function createEmbedQueue(limits: () => EmbedLimits, isTabVisible: () => boolean): EmbedQueue {
  /** The waiting embeds, and whether the user asked for them. */
  const waiting = new Map<QueuedEmbed, boolean>();
  const loading = new Map<QueuedEmbed, ReturnType<typeof setTimeout>>();
  const alive = new Set<QueuedEmbed>();

  /** Sorts embeds by distance; those that the user asked for come first. */
  const byDistance = (embeds: Iterable<QueuedEmbed>) =>
    [...embeds]
      .map((embed) => ({ embed, distance: waiting.get(embed) ? NEAREST_DISTANCE : embed.distance() }))
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
      setTimeout(() => markLoaded(embed), LOADING_TURN_MS),
    );
    embed.start();
  }

  /** Whether there is space for an embed at this distance, after removing the furthest one if necessary. */
  function makePlace(distance: number): boolean {
    if (alive.size < limits().alive) return true;
    const farthest = byDistance(alive).at(-1);
    if (!farthest || farthest.distance <= distance) return false;
    leave(farthest.embed);
    farthest.embed.stop();
    return true;
  }

  function resume() {
    if (!isTabVisible()) return;
    for (const { embed, distance } of byDistance(waiting.keys())) {
      if (loading.size >= limits().loading || !makePlace(distance)) return;
      begin(embed);
    }
  }

  let nextLook: ReturnType<typeof setTimeout> | undefined;

  /**
   * Starts embeds after a moment, when all those that came into view together are queued, so the nearest can
   * start first.
   */
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
    resume: resumeSoon,
  };
}
