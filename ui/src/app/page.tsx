import { use, type ComponentType, type ReactElement } from "react";
import type { NonIndexRouteObject } from "react-router-dom";
import { CodeError, codeTry } from "@/lib/trouble";

/** What {@link preloadPage} finds at a route. */
interface PageHandle {
  preload: () => Promise<unknown>;
}

/** A page in its own chunk. Once its chunk is there it renders at once, without passing through a fallback. */
export function page(
  path: string,
  load: () => Promise<() => ReactElement | null>,
): NonIndexRouteObject {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  let failedAt: number | undefined;

  function preload(): Promise<ComponentType> {
    // A failure stands until a person tries again: React asks several times before it shows it.
    if (failedAt !== undefined && failedAt !== codeTry()) loading = failedAt = undefined;
    loading ??= load().then(
      (found) => (loaded = found),
      (error: unknown) => {
        failedAt = codeTry();
        throw new CodeError("a page's code did not arrive", { cause: error });
      },
    );
    return loading;
  }

  function LazyPage() {
    const Page = loaded ?? use(preload());
    return <Page />;
  }

  return { path, element: <LazyPage />, handle: { preload } satisfies PageHandle };
}

/** Loads the chunk of a matched route, where it has one. */
export function preloadPage(handle: unknown): Promise<unknown> {
  return (handle as PageHandle | undefined)?.preload() ?? Promise.resolve();
}
