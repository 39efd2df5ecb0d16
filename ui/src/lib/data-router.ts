/** The router that asks before a page is left. The build keeps it out of what shoppers load (vite.config.ts). */
export { createBrowserRouter, RouterProvider, useBlocker } from "react-router-dom";
