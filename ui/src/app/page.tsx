import type { ReactElement } from "react";
import type { NonIndexRouteObject } from "react-router-dom";
import { codeOf } from "@/lib/code";

/** What {@link preloadPage} finds at a route. */
interface PageHandle {
  preload: () => Promise<unknown>;
}

/** Brings a page's code. */
export type LoadPage = () => Promise<() => ReactElement | null>;

/** A page in its own chunk. Once its chunk is there it renders at once, without passing through a fallback. */
export function page(path: string, load: LoadPage): NonIndexRouteObject {
  const { load: preload, useCode } = codeOf(load);

  function LazyPage() {
    const Page = useCode();
    return <Page />;
  }

  return { path, element: <LazyPage />, handle: { preload } satisfies PageHandle };
}

/** Loads the chunk of a matched route, where it has one. */
export function preloadPage(handle: unknown): Promise<unknown> {
  return (handle as PageHandle | undefined)?.preload() ?? Promise.resolve();
}
