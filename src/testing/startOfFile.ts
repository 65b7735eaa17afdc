// Runs before the tests of a file are defined that shares its page with others (scripts/tests/suites.ts).
import { cleanup } from '@testing-library/react'

/**
 * Gives the file a page as if it was the only one. Rendered parts are removed before hooks of the file, in the order that it has
 * where it runs by itself.
 */
export function startOfFile(): void {
  beforeAll(() => {
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(cleanup)
}
