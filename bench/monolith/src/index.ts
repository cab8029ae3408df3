// The suite as one program: the shell's own start.
import '../../../shell/src/index';
