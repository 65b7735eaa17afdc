import { useEffect, useRef, type ReactNode } from 'react'

interface StepTitleProps {
  children: ReactNode
  /** For a step without a field to begin in: who uses a screen reader hears where they are. */
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
