import { CACHE_PREFIX, WORKER_PATH, type ToWorker } from "./messages";

/** A look for a new build costs a request: hourly, and when the window comes to the front after a while. */
const HOUR_MS = 3_600_000;
const AFTER_A_WHILE_MS = 600_000;
/** A worker that does not say which build it is of within this is not asked for anything. */
const ANSWER_MS = 5_000;
/** The new worker takes over within this, or the reload goes without it: pages come from the network anyway. */
const TAKE_OVER_MS = 3_000;

/** The build that this page belongs to: the address of its first script. */
function pageBuild(): string | null | undefined {
  return document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute("src");
}

function tell(worker: ServiceWorker, message: ToWorker, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports);
}

function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(event.data);
    setTimeout(() => resolve(undefined), ANSWER_MS);
    tell(worker, "build", [port2]);
  });
}

/** Waits until a worker has one of these states, or is given up. */
function reaches(worker: ServiceWorker, ...states: ServiceWorkerState[]): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (states.includes(worker.state)) resolve(true);
      else if (worker.state === "redundant") resolve(false);
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/**
 * Registers the service worker and looks for new builds from then on. `onNewBuild` is called when the shop has a build
 * that this page is not of, with what changes to it. Returns how to stop.
 */
export function watchForUpdates(onNewBuild: (update: () => Promise<void>) => void): () => void {
  const own = pageBuild();
  // Some browsers have none, and there is no build while the interface is being worked on.
  if (!("serviceWorker" in navigator) || !own) return () => undefined;
  const container = navigator.serviceWorker;
  let registration: ServiceWorkerRegistration | undefined;
  let lookedAt = 0;

  async function update() {
    const next = registration?.waiting;
    if (next) {
      tell(next, "take-over");
      const late = new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS));
      await Promise.race([reaches(next, "activated"), late]);
    }
    window.location.reload();
  }

  async function consider(worker: ServiceWorker | null) {
    if (!worker || !(await reaches(worker, "installed", "activating", "activated"))) return;
    const build = await buildOf(worker);
    if (typeof build !== "string") return;
    if (build !== own) onNewBuild(update);
    else if (worker.state === "installed") tell(worker, "take-over-if-alone");
  }

  async function register() {
    const registered = await container.register(WORKER_PATH, { updateViaCache: "none" });
    // Found by another tab, too.
    registered.addEventListener("updatefound", () => void consider(registered.installing));
    return registered;
  }

  async function look() {
    lookedAt = Date.now();
    try {
      registration ??= await register();
      await registration.update();
      await consider(registration.installing ?? registration.waiting ?? registration.active);
    } catch {
      await leaveIfBroken();
    }
  }

  const lookAgain = () => void look();
  const lookInFront = () => {
    if (document.visibilityState === "visible" && Date.now() - lookedAt >= AFTER_A_WHILE_MS)
      lookAgain();
  };
  // Another tab may have changed to the new build.
  const lookAtController = () => void consider(container.controller);
  const timer = window.setInterval(lookAgain, HOUR_MS);
  document.addEventListener("visibilitychange", lookInFront);
  container.addEventListener("controllerchange", lookAtController);
  lookAgain();
  return () => {
    window.clearInterval(timer);
    document.removeEventListener("visibilitychange", lookInFront);
    container.removeEventListener("controllerchange", lookAtController);
  };
}

/** A worker whose script is gone or does not start is taken away with all it kept. No answer says nothing of it. */
async function leaveIfBroken(): Promise<void> {
  const script = await fetch(WORKER_PATH, { cache: "no-store" }).catch(() => undefined);
  if (!script?.ok && script?.status !== 404 && script?.status !== 410) return;
  const registration = await navigator.serviceWorker.getRegistration("/");
  await registration?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
