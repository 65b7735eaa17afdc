/** Logo of the product. Decorative: the name is next to it. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="7" fill="#0b2a5c" />
      <path d="M4.5 12.5C9 9 13 10.5 16 15c3-4.5 7-6 11.5-2.5-4.5.3-8 2.5-11.5 7.5-3.5-5-7-7.2-11.5-7.5Z" fill="#fff" />
      <path d="M9 22.5c4.5 2.3 9.5 2.3 14 0" fill="none" stroke="#6ea8ff" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}
