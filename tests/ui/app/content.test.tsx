import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BlogPage } from '#ui/features/storefront/BlogPage.tsx';
import { NotFoundPage } from '#ui/app/NotFoundPage.tsx';
import { aFrame } from './aFrame.tsx';

describe('the blog', () => {
  it('[S-BLOG-1] answers four questions, each of which opens and closes', async () => {
    const { container, user } = aFrame({ actor: null }).draw('/blog', <BlogPage />);
    const questions = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(questions).toHaveLength(4);
    for (const subject of [/unit tests/, /prototypal inheritance/, /manage state/, /React vs Angular vs Vue/]) {
      expect(questions.filter((question) => subject.test(question))).toHaveLength(1);
    }
    for (const answer of container.querySelectorAll('details')) {
      const words = answer.querySelector('.accordion-body')?.textContent?.split(/\s+/).length ?? 0;
      expect(words).toBeGreaterThan(110);
      const was = answer.open;
      await user.click(within(answer).getByRole('heading', { level: 2 }));
      expect(answer.open).toBe(!was);
    }
  });
});

describe('an unknown page', () => {
  it('[S-404-1] is dark, has a picture, says so, and leads Home with Retry', () => {
    const { container } = aFrame({ actor: null }).draw('/nowhere', <NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("The stuff you were looking for doesn't exist");
    expect(container.querySelector('[data-bs-theme="dark"]')).not.toBeNull();
    expect(screen.getByRole('img').getAttribute('src')).toMatch(/lost.*\.webp/);
    expect(screen.getByRole('link', { name: 'Retry' }).getAttribute('href')).toBe('/');
  });
});
