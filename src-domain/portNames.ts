/** The services outside the shop. In development each of them is fake or real, whatever the others are. */
export const portNames = ['auth', 'marketplace', 'images', 'payments'] as const;

export type PortName = (typeof portNames)[number];
