/** The page with the missions and the people of a client. */
export const missionsPath = (clientId: string): string => `/dashboard/tenant/client/missions?client=${clientId}`
