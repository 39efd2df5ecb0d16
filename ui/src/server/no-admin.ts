/** The back office where pages are drawn on the server: nothing, it is drawn in the browser alone. */
export const AdminApp = () => null;
export const preloadAdminPage = () => Promise.resolve();
