import { Notice } from '@kotoba/shared-ui/core';
import { describeProblem } from '../registry/problem';
import { useSuite } from '../suite/suite-context';
import { useTexts } from '../texts';
import './problem-notice.css';

/** Over the page when parts of the suite were refused: says so, with the details for whoever can repair it. */
export function ProblemNotice() {
  const { t } = useTexts();
  const { problems } = useSuite();
  if (problems.length === 0) return null;
  return (
    <div className="shell-problems">
      <Notice tone="yamabuki" icon="warning">
        <details>
          <summary>{t('problems.title', { count: problems.length })}</summary>
          <p>{t('problems.text')}</p>
          <ul>
            {problems.map((problem) => (
              <li key={describeProblem(problem)}>{describeProblem(problem)}</li>
            ))}
          </ul>
        </details>
      </Notice>
    </div>
  );
}
