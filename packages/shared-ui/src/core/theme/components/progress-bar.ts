import { addLooks } from '../theme';
import { color, radius } from '../tokens';

addLooks({
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: 8,
        borderRadius: radius.full,
        backgroundColor: color.line,
        // The edge keeps the whole visible where forced colours drop backgrounds.
        outline: '1px solid transparent',
      },
      // At once where it belongs: a bar that glides has the page drawn frame by frame while the next answer is typed.
      bar: { borderRadius: radius.full, transition: 'none' },
    },
  },
});
