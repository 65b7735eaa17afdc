import { useEffect, useRef, type ReactNode } from 'react'

interface StepTitleProps {
  children: ReactNode
  /** Focuses the title in a step without an initial field, so that screen readers announce the step. */
  takesFocus?: boolean
}

export function StepTitle({ children, takesFocus = false }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2 ref={heading} tabIndex={-1} className="sign-up-step">
      {children}
    </h2>
  )
}
