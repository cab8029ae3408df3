/** Does `work` once the browser has painted what is being shown now, so that it takes nothing from the frame that the learner waits for. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
