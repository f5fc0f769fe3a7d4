/** Styles are beside their component, and the build puts them into that component's chunk. */
declare module '*.scss';
