// Name of the product, chosen by the setting INSTANCE.

const NAMES = { aru: 'Aerie', nkda: 'Aerie NKDA' } as const

export const productName = ({ INSTANCE }: { INSTANCE: keyof typeof NAMES }): string => NAMES[INSTANCE]
